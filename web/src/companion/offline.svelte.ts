/** What this page knows of working without a network. */
export const offline = $state({
  /**
   * `insecure`: browsers keep pages only from https addresses and from this machine; `impossible`: this browser keeps none at all; `preparing`: being
   * kept; `ready`: kept; `failed`: could not be kept this time.
   */
  state: 'preparing' as 'insecure' | 'impossible' | 'preparing' | 'ready' | 'failed',
  /** A newer client than this page is there; it shows itself when the page is opened again. */
  renewed: false,
});
