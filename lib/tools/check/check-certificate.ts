import { once } from 'node:events'
import { isIP } from 'node:net'
import { connect } from 'node:tls'
import { env } from '@/lib/config/env'
import { fail, ok, warn, type Finding } from '@/lib/tools/check/finding'

const LIMIT_MS = 10_000
const DAY_MS = 86_400_000
const WARN_DAYS = 21
const FAIL_DAYS = 7

export async function checkCertificate(): Promise<Finding> {
  const { protocol, hostname, port } = new URL(env.PUBLIC_URL)
  if (protocol !== 'https:') return ok('не нужен: PUBLIC_URL без https')
  const host = hostname.replace(/^\[|\]$/g, '')
  const servername = isIP(host) ? undefined : host
  const socket = connect({ host, port: Number(port || 443), servername, rejectUnauthorized: false })
  try {
    await once(socket, 'secureConnect', { signal: AbortSignal.timeout(LIMIT_MS) })
    const days = (Date.parse(socket.getPeerCertificate().valid_to) - Date.now()) / DAY_MS
    return judgeCertificate(Math.floor(days), socket.authorized ? null : String(socket.authorizationError))
  } catch (error) {
    return fail(`не прочитан: ${(error as Error).message}`, 'Проверьте nginx и имя в PUBLIC_URL')
  } finally {
    socket.destroy()
  }
}

export function judgeCertificate(days: number, refusal: string | null): Finding {
  if (days < 0) return fail('истёк', 'Обновите сертификат и перезагрузите nginx')
  if (refusal)
    return fail(
      `браузеры ему не поверят: ${refusal}; истекает через ${days} дн.`,
      'Поставьте сертификат с полной цепочкой на это имя. Центр, которому верят не все, портал узнаёт из NODE_EXTRA_CA_CERTS',
    )
  if (days < FAIL_DAYS) return fail(`истекает через ${days} дн.`, 'Обновите сертификат сейчас')
  if (days < WARN_DAYS) return warn(`истекает через ${days} дн.`, 'Проверьте, что он обновляется сам')
  return ok(`ещё ${days} дн.`)
}
