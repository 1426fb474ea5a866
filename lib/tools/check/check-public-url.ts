import { env, type Env } from '@/lib/config/env'
import { fail, ok, warn, type Finding } from '@/lib/tools/check/finding'

const LIMIT_MS = 10_000

type Settings = Pick<Env, 'PUBLIC_URL' | 'isPublicUrlGiven' | 'TRUSTED_PROXIES' | 'PORT'>

interface Answer {
  status: number
  headers: Headers
}

/** Asks the portal as a visitor does, through everything that is in front of it. */
export async function checkPublicUrl(): Promise<Finding> {
  if (!env.isPublicUrlGiven)
    return warn('PUBLIC_URL не задан', 'На настоящем сервере задайте его: из него ссылки и письма')
  try {
    const signal = AbortSignal.timeout(LIMIT_MS)
    return judgeResponse(await fetch(`${env.PUBLIC_URL}/healthz`, { redirect: 'manual', signal }), env)
  } catch (error) {
    const { cause, message } = error as Error & { cause?: Error & { code?: string } }
    return judgeFailure(cause?.code ?? cause?.message ?? message, env)
  }
}

/** Error codes of OpenSSL's verification: the server answered, its certificate was refused. */
const REFUSED_CERTIFICATE = /CERT|SIGNATURE/

export function judgeFailure(reason: string, { PUBLIC_URL }: Pick<Settings, 'PUBLIC_URL'>): Finding {
  if (REFUSED_CERTIFICATE.test(reason))
    return fail(`${PUBLIC_URL} не проверен: сертификату нельзя верить`, 'Исправьте сертификат, строка о нём ниже')
  return fail(
    `${PUBLIC_URL} не отвечает: ${reason}`,
    'Проверьте, что портал и nginx работают и что имя ведёт на эту машину',
  )
}

export function judgeResponse({ status, headers }: Answer, settings: Settings): Finding {
  const { PUBLIC_URL } = settings
  const location = headers.get('location')
  if (location)
    return fail(`${PUBLIC_URL} переводит на ${location}`, 'Задайте в PUBLIC_URL тот адрес, который открывается')
  if (status === 421) return fail('портал не узнаёт своё имя', 'В nginx: proxy_set_header Host $http_host')
  if (status !== 200) return fail(`${PUBLIC_URL} отвечает ${status}`, 'Посмотрите журналы nginx и портала')
  if (hasProxy(settings) && settings.TRUSTED_PROXIES.length === 0)
    return fail(
      'перед порталом есть прокси, а TRUSTED_PROXIES пуст: все посетители для него — один адрес',
      'Задайте TRUSTED_PROXIES адресом прокси, в nginx: proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for',
    )
  if (!PUBLIC_URL.startsWith('https:')) return warn(`${PUBLIC_URL} отвечает, но без https`, 'Поставьте сертификат')
  return ok(`${PUBLIC_URL} отвечает`)
}

/** The portal itself speaks plain HTTP on its own port. */
function hasProxy({ PUBLIC_URL, PORT }: Settings): boolean {
  const url = new URL(PUBLIC_URL)
  return url.protocol === 'https:' || (url.port || '80') !== String(PORT)
}
