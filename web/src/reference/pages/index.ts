/** The pages of the reference, fetched together when one of them is opened. */
export { default as Components } from './Components.svelte';
export { default as Rules } from './Rules.svelte';
export { default as CardPage } from './CardPage.svelte';
export { default as LinksPage } from './LinksPage.svelte';
