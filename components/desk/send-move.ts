import { shrinkAttachments } from '@/components/ui/file/shrink-photo'

interface RefusedMove {
  errors?: { message: string; data?: { errors?: { path: string; message: string }[] } }[]
}

/** A move that the portal refused, with the messages of its fields. */
export class MoveRefusal extends Error {
  constructor(
    message: string,
    readonly fields: Readonly<Record<string, string>>,
    /** The session ended: another tab can begin a new one. */
    readonly isLoggedOut = false,
  ) {
    super(message)
  }
}

/**
 * Sends the form of a move with what its pressed button says, after `before`. Returns the address of the next claim; throws
 * MoveRefusal.
 */
export async function sendMove(
  form: HTMLFormElement,
  button: HTMLElement | null = null,
  before?: () => Promise<void>,
): Promise<string> {
  return (await callDesk<{ next: string }>(form, button, before)).next
}

/** Sends a form of the desk and returns its response; throws MoveRefusal. */
export async function callDesk<Result>(
  form: HTMLFormElement,
  button: HTMLElement | null = null,
  before?: () => Promise<void>,
): Promise<Result> {
  refuseFaults(form)
  // read first: while the form is sent its messages go, and with a warning the tick that answers it
  const body = await readForm(form, button)
  await before?.()
  // the field `action` hides the property of that name
  const response = await fetch(form.getAttribute('action') ?? '', {
    method: 'POST',
    headers: { accept: 'application/json' },
    body,
  }).catch(() => null)
  if (!response) throw new MoveRefusal('Нет связи с порталом. Написанное осталось в форме, попробуйте ещё раз.', {})
  if (response.status === 401)
    throw new MoveRefusal('Сеанс закончился. Войдите в другой вкладке и нажмите ещё раз.', {}, true)
  if (response.ok) return (await response.json()) as Result
  const { errors = [] } = (await response.json().catch(() => ({}))) as RefusedMove
  const fields = Object.fromEntries((errors[0]?.data?.errors ?? []).map(({ path, message }) => [path, message]))
  const message = Object.values(fields)[0] ?? errors[0]?.message ?? 'Не получилось. Попробуйте ещё раз.'
  throw new MoveRefusal(message, fields)
}

/** Refuses a form with a field that says what is wrong with it, for example with a chosen file. */
function refuseFaults(form: HTMLFormElement): void {
  const controls = [...form.elements] as HTMLInputElement[]
  const faults = controls.filter(({ validity }) => validity.customError)
  const [first] = faults
  if (!first) return
  const fields = Object.fromEntries(faults.map(({ name, validationMessage }) => [name, validationMessage]))
  throw new MoveRefusal(first.validationMessage, fields)
}

const PHOTO_FIELDS = ['photo', 'reportImage']

/** A phone's photo may be larger than the server takes. */
async function readForm(form: HTMLFormElement, button: HTMLElement | null): Promise<FormData> {
  const data = new FormData(form)
  if (button instanceof HTMLButtonElement && button.name) data.set(button.name, button.value)
  for (const name of PHOTO_FIELDS) {
    const photo = data.get(name)
    if (!(photo instanceof File) || photo.size === 0) continue
    const [sent = photo] = await shrinkAttachments([photo])
    data.set(name, sent)
  }
  return data
}
