import * as repository from '@/lib/domains/desk/repository'
import type { KeptForm } from '@/lib/domains/desk/shapes'
import type { StaffCall } from '@/lib/platform/payload/staff-request'

/** Keeps a refused form that came without scripts, until its page is shown again. */
export async function keepForm(name: string, form: KeptForm, { user }: StaffCall): Promise<void> {
  await repository.storeForm(name, Number(user?.id), form)
}

/** Returns what was typed and refused, once. */
export function takeKeptForm(name: string, { user }: StaffCall): Promise<KeptForm | null> {
  return repository.takeForm(name, Number(user?.id))
}
