/** Those of a provider in a process of its own, and of a site that reads it. */
export const credentials = {
  PANEL_SALT: 'pepper-of-the-panel',
  PANEL_API_TOKEN: 'token-of-the-panel',
  INTEGRATION_SALT: 'pepper-of-the-integration',
  INTEGRATION_API_KEY: 'key-of-the-integration',
}
