declare module 'virtual:nocturne-facts' {
  const facts: import('./faces').Facts;
  export default facts;
}
