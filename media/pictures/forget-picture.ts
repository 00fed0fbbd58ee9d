import { allFileNames } from './copy-name.ts'
import type { CopyStore } from './copy-store.ts'
import type { PathRegister } from './path-register.ts'
import type { PictureFacts } from './picture-facts.ts'

type Keepers = { register: PathRegister<PictureFacts>; copies: CopyStore }

/** Deletes a picture: its facts, its source and all copies (docs/product.md: Privacy and retention). Never rejects. */
export async function forgetPicture(path: string, { register, copies }: Keepers): Promise<void> {
  const entry = await register.find(path)
  register.remove(path)
  if (entry?.facts) await copies.remove(allFileNames(path, entry.facts.version))
}
