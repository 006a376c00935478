/** Every message of this language, in a chunk of its own. */
const files = {
  ...import.meta.glob<string>('../../../src/noctuary/locale/pl/*.ftl', { query: '?raw', import: 'default', eager: true }),
  ...import.meta.glob<string>('../../../src/noctuary/*/messages/pl/*.ftl', { query: '?raw', import: 'default', eager: true }),
};

export default Object.values(files);
