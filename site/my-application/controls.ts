/** The names of the page's controls. */
export const ownControls = {
  reference: 'reference',
  secret: 'secret',
  /** What to do: nothing more than to look, unless it is one of {@link tasks}. */
  task: 'task',
  email: 'email',
  phone: 'phone',
  confirm: 'confirm',
} as const

export const tasks = { correct: 'correct', withdraw: 'withdraw' } as const
