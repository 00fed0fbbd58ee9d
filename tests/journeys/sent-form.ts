declare global {
  interface Window {
    sentForm?: FormData
    buttonWords?: string[]
  }
}

/** Runs in the page before its scripts: keeps the form that is sent. */
export function rememberWhatIsSent(): void {
  window.XMLHttpRequest = class extends XMLHttpRequest {
    override send(body?: FormData): void {
      if (body !== undefined) window.sentForm = body
      super.send(body)
    }
  }
}

/** Runs in the page: its photos, as bytes and as pictures that say nothing of how they are to be turned. */
export async function photosThatWereSent() {
  const files = [...(window.sentForm?.values() ?? [])].filter((value) => value instanceof File)
  return Promise.all(
    files.map(async (file) => {
      const { width, height } = await createImageBitmap(file, { imageOrientation: 'none' })
      const text = new TextDecoder('latin1').decode(await file.arrayBuffer())
      return { name: file.name, width, height, text }
    }),
  )
}

/** Runs in the page: keeps what the button says from now on, each once in a row, without how far it is. */
export function rememberItsWords(button: HTMLElement | SVGElement): void {
  const words: string[] = []
  window.buttonWords = words
  const remember = () => {
    const word = /^\p{L}+/u.exec(button.textContent)?.[0] ?? ''
    if (words.at(-1) !== word) words.push(word)
  }
  new MutationObserver(remember).observe(button, {
    subtree: true,
    childList: true,
    characterData: true,
  })
}

/** Runs in the page. */
export function rememberedWords(): string[] {
  return window.buttonWords ?? []
}
