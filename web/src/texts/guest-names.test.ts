import { expect, it } from "vitest";
import { serverName, shownName } from "./guest-names";

const german = (word: string, tag: string): string => `${word === "Guest" ? "Gast" : "Spieler"} ${tag}`;

it.each([
  ["Guest x7Kp", "Gast x7Kp"],
  ["Player x7Kp", "Spieler x7Kp"],
  ["Player x7Kpab", "Spieler x7Kpab"],
  ["Player x7Kpabcd", "Spieler x7Kpabcd"],
  ["Player x7KpabcdEFGH", "Spieler x7KpabcdEFGH"],
])("calls %s %s in the page's language, and back", (name, shown) => {
  expect(shownName(name, german)).toBe(shown);
  expect(serverName(shown, german)).toBe(name);
  expect(serverName(shownName(name))).toBe(name);
});

it.each([
  "Ada",
  "Guest",
  "Guest of honour",
  "Guest x7Kp2",
  "Gast x7Kp2",
  "x7Kp",
  "Player One",
  "Player x7Kp2",
  "Spieler Jo",
])("leaves %s alone", (name) => {
  expect(shownName(name, german)).toBe(name);
  expect(serverName(name, german)).toBe(name);
});
