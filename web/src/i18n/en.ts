/** Every message of this language, in a chunk of its own. */
const files = {
  ...import.meta.glob<string>('../../../src/noctuary/locale/en/*.ftl', { query: '?raw', import: 'default', eager: true }),
  ...import.meta.glob<string>('../../../src/noctuary/*/messages/en/*.ftl', { query: '?raw', import: 'default', eager: true }),
};

export default Object.values(files);
