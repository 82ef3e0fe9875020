// The Turkish texts that many pages need, as one file to load.
export default import.meta.glob<string>(
  ["./tr/*.ftl", "!./tr/{analysis,design,game,keys,learn,practice,settings}.ftl"],
  {
    query: "?raw",
    import: "default",
    eager: true,
  },
);
