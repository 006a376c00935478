import '../design/tokens.css';
import '../design/base.css';
import '../design/forced.css';
import '../ui/controls.css';
import '../ui/layout.css';
import '../ui/atoms.css';
import { mount } from 'svelte';
import Gallery from './Gallery.svelte';

const target = document.getElementById('gallery');
if (!target) throw new Error('gallery.html has no #gallery element');
mount(Gallery, { target });
