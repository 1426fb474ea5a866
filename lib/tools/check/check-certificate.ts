import { env } from '@/lib/config/env'
import { readCertificate } from '@/lib/platform/process/certificate'
import { fail, ok, warn, type Finding } from '@/lib/tools/check/finding'

const DAY_MS = 86_400_000
const WARN_DAYS = 21
const FAIL_DAYS = 7

export async function checkCertificate(): Promise<Finding> {
  try {
    const certificate = await readCertificate(env.PUBLIC_URL)
    if (!certificate) return ok('не нужен: PUBLIC_URL без https')
    return judgeCertificate(Math.floor((certificate.endsAt.getTime() - Date.now()) / DAY_MS), certificate.refusal)
  } catch (error) {
    return fail(`не прочитан: ${(error as Error).message}`, 'Проверьте nginx и имя в PUBLIC_URL')
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
