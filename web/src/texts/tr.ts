// The Turkish texts that many pages need, as one file to load.
export default import.meta.glob<string>(
  ["./tr/*.ftl", "!./tr/{analysis,design,game,learn,practice,settings}.ftl"],
  {
    query: "?raw",
    import: "default",
    eager: true,
  },
);
