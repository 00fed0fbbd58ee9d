import { allFileNames } from './copy-name.ts'
import type { CopyStore } from './copy-store.ts'
import type { PathRegister } from './path-register.ts'
import type { PictureFacts } from './picture-facts.ts'

type Keepers = { register: PathRegister<PictureFacts>; copies: Pick<CopyStore, 'remove'> }

/** Deletes a picture: its facts, its source and all copies (docs/product.md: Privacy and retention). Never rejects. */
export async function forgetPicture(path: string, { register, copies }: Keepers): Promise<void> {
  const entry = await register.find(path)
  const names = entry?.facts ? allFileNames(path, entry.facts.version) : []
  await copies.remove(names) // first, as the entry alone tells their names: after an interruption, it can be forgotten again
  register.remove(path)
  await copies.remove(names) // made meanwhile
}
