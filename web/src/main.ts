import './design/tokens.css';
import './design/base.css';
import './design/forced.css';
import './ui/controls.css';
import './ui/layout.css';
import './ui/atoms.css';
import { mount } from 'svelte';
import App from './app/App.svelte';

const target = document.getElementById('app');
if (!target) throw new Error('index.html has no #app element');
mount(App, { target });
// Keeping the client for use without a network must not delay the first page.
addEventListener('load', () => void import('./companion/offline.svelte').then(({ keepClient }) => keepClient()));
