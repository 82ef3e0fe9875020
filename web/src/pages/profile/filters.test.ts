import { expect, test } from "vitest";
import type { RatingView } from "../../net/types";
import { chosenRating, ratingKey } from "./filters";

const rating = (speed: RatingView["speed"], games: number): RatingView => ({
  game: "six",
  speed,
  rating: 1500,
  deviation: 100,
  games,
});

test("the rating with the most games is shown first, before those in puzzles", () => {
  const ratings = [rating("blitz", 3), rating("rapid", 5), rating("", 100)];
  const key = (query: string, list = ratings) => {
    const found = chosenRating(list, new URLSearchParams(query));
    return found && ratingKey(found);
  };
  expect(key("")).toBe("six-rapid");
  expect(key("rating=six-blitz")).toBe("six-blitz");
  expect(key("rating=six-")).toBe("six-");
  expect(key("", ratings.slice(2))).toBe("six-");
  expect(key("", [])).toBeUndefined();
});
