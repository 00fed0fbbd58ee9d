import { executionAsyncResource } from 'node:async_hooks'

const kept = new Set<object>()

/**
 * Keeps a process fast that has rested: holds on to one of the objects that Node makes for each `process.nextTick`, several a
 * request. V8 knows their shape only while one of them lives. Without it, a full collection between two requests takes what it
 * knew, and each is made the slow way from then on: a fifth more for an answer that is kept (docs/performance.md).
 */
export function keepTickShape(): void {
  process.nextTick(() => void kept.add(executionAsyncResource()))
}
