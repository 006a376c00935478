// Sets the chosen theme before anything is drawn, so that no page flashes in the other one.
try {
  const { theme } = JSON.parse(localStorage.getItem('noctuary')) ?? {};
  const light = theme === 'light' || (theme === 'auto' && matchMedia('(prefers-color-scheme: light)').matches);
  if (light) document.documentElement.dataset.theme = document.querySelector('[name=color-scheme]').content = 'light';
} catch {
  // Without readable settings, the page is dark.
}
