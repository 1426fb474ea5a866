import { shrinkAttachments } from '@/components/ui/file/shrink-photo'

interface RefusedMove {
  errors?: { message: string; data?: { errors?: { path: string; message: string }[] } }[]
}

/** A move that the portal refused, with the messages of its fields. */
export class MoveRefusal extends Error {
  constructor(
    message: string,
    readonly fields: Readonly<Record<string, string>>,
  ) {
    super(message)
  }
}

/** Sends the form of a move. Returns the address of the next claim; throws MoveRefusal. */
export async function sendMove(form: HTMLFormElement): Promise<string> {
  const response = await fetch(form.action, {
    method: 'POST',
    headers: { accept: 'application/json' },
    body: await readForm(form),
  }).catch(() => null)
  if (!response) throw new MoveRefusal('Нет связи с порталом. Написанное осталось в форме, попробуйте ещё раз.', {})
  const body = (await response.json().catch(() => ({}))) as RefusedMove & { next?: string }
  if (response.ok && body.next) return body.next
  if (response.status === 401) throw new MoveRefusal('Вход закончился. Войдите в другой вкладке и нажмите ещё раз.', {})
  const [error] = body.errors ?? []
  const fields = Object.fromEntries((error?.data?.errors ?? []).map(({ path, message }) => [path, message]))
  const message = Object.values(fields)[0] ?? error?.message ?? 'Не получилось. Попробуйте ещё раз.'
  throw new MoveRefusal(message, fields)
}

/** A phone's photo may be larger than the server takes. */
async function readForm(form: HTMLFormElement): Promise<FormData> {
  const data = new FormData(form)
  const photo = data.get('photo')
  if (!(photo instanceof File) || photo.size === 0) return data
  const [sent = photo] = await shrinkAttachments([photo])
  data.set('photo', sent)
  return data
}
