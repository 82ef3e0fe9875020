// The English texts that are always loaded, as one file.
export default import.meta.glob<string>("./en/{alerts,home,language,shell,watch}.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});
