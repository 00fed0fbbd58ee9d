import { expect, type Locator, type Page, type Request } from '@playwright/test'

/**
 * Clicks a link with Ctrl or ⌘, and waits until another tab asks for its page. The link’s own page stays where it is; the tab
 * stays open.
 */
export async function openInTab(link: Locator): Promise<void> {
  const page = link.page()
  const address = page.url()
  // Playwright’s event “page” never comes for some tabs that are there: one in ten on a busy machine.
  const asked = page.context().waitForEvent('request', (request) => isOfATab(page, request))
  await link.click({ modifiers: ['ControlOrMeta'] })
  await asked
  expect(page.url()).toBe(address)
}

function isOfATab(page: Page, request: Request): boolean {
  if (!request.isNavigationRequest()) return false
  try {
    return request.frame() !== page.mainFrame()
  } catch {
    return true // a tab that has no page yet
  }
}
