"""Riichi mahjong: rules, yaku, fu, score, furiten."""
