import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/** What axe finds wrong with a page as it is now: each rule, and the elements that break it. In what runs no script it cannot look. */
export async function axeFaults(
  page: Page,
  { except = [] }: { except?: string[] } = {},
): Promise<[rule: string, elements: string[]][]> {
  const axe = new AxeBuilder({ page })
  for (const selector of except) axe.exclude(selector)
  const { violations } = await axe.analyze()
  return violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])
}
