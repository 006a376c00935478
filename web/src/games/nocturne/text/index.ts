export { moveText } from '../table/model/words';
export { default as Me } from './Me.svelte';
export { default as Others } from './Others.svelte';
export { default as Table } from './Table.svelte';
