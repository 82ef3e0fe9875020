// The Turkish texts: those that are always loaded, as one file, and where the others are.
export const always = import.meta.glob<string>("./tr/{alerts,home,language,shell}.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});
export const late = import.meta.glob<string>(
  [
    "./tr/*.ftl",
    "!./tr/{alerts,failed,home,language,shell}.ftl",
    "../../../src/hexad/texts/tr/{rules,verdicts,positions,glossary,lessons,themes}.ftl",
  ],
  { query: "?raw", import: "default" },
);
