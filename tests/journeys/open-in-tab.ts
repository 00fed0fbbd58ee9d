import { expect, type Locator } from '@playwright/test'

/** Clicks a link with Ctrl or ⌘, and waits until another tab asks for its page. The page of the link stays. */
export async function openInTab(link: Locator): Promise<void> {
  const page = link.page()
  const address = page.url()
  // Playwright’s event “page” never comes for some tabs that are there: one in ten on a busy machine.
  const asked = page.context().waitForEvent('request', (request) => request.isNavigationRequest())
  await link.click({ modifiers: ['ControlOrMeta'] })
  await asked
  expect(page.url()).toBe(address)
}
