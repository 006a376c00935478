import './design/tokens.css';
import './design/base.css';
import './design/forced.css';
import './design/controls.css';
import './design/layout.css';
import './design/atoms.css';
import './design/print.css';
import { mount } from 'svelte';
import App from './App.svelte';
import './games';

const target = document.getElementById('app');
if (!target) throw new Error('index.html has no #app element');
mount(App, { target });
// Keeping the client for use without a network must not delay the first page.
addEventListener('load', () => void import('./app/offline.svelte').then(({ keepClient }) => keepClient()));
