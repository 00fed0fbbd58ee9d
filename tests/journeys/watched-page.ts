import type { Page } from '@playwright/test'

/**
 * Everything that goes wrong on a page while a journey lasts: errors on its console, failed requests, foreign ones. All journeys
 * share an address: a 428 asks their forms for a proof of work, which is no fault.
 */
export function watchPage(page: Page): () => string[] {
  const faults: string[] = []
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) faults.push(`console: ${message.text()}`)
  })
  page.on('pageerror', (error) => faults.push(`error: ${error.message}`))
  page.on('response', (response) => {
    if (response.status() >= 400) faults.push(`${response.status()}: ${response.url()}`)
  })
  page.on('request', (request) => {
    const { hostname, protocol } = new URL(request.url())
    if (protocol.startsWith('http') && hostname !== '127.0.0.1') {
      faults.push(`foreign: ${request.url()}`)
    }
  })
  return () => faults.filter((fault) => !/\b428\b/.test(fault))
}
