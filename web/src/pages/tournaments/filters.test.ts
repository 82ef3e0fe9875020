import { describe, expect, it } from "vitest";
import { filtersIn, isFiltered, listPath } from "./filters";

const read = (query: string) => filtersIn(new URLSearchParams(query));

describe("the filters of tournaments", () => {
  it("are read from the address", () => {
    expect(read("game=six&format=round-robin&place=tables")).toEqual({
      game: "six",
      format: "round-robin",
      place: "tables",
    });
  });

  it("leave out what is not possible", () => {
    const filters = read("game=chess&format=blitz&place=moon&other=1");
    expect(filters).toEqual({ game: "", format: "", place: "" });
    expect(isFiltered(filters)).toBe(false);
  });

  it("become a request, with pages only for what has ended", () => {
    const filters = read("game=six");
    expect(isFiltered(filters)).toBe(true);
    expect(listPath("ended", filters)).toBe("/api/tournaments?phase=ended&game=six&limit=20");
    expect(listPath("running", filters)).toBe("/api/tournaments?phase=running&game=six&limit=100");
  });
});
