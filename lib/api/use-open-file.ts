import { useMutation } from '@tanstack/react-query'
import { call } from '@/lib/api/browser'
import { linkPrivateFile } from '@/lib/domains/cabinet/contract'

/** Opens a file of one's own by a link that lives for minutes. */
export function useOpenFile() {
  return useMutation({
    mutationFn: async (id: number) => {
      const { url } = await call(linkPrivateFile, { body: { id } })
      window.location.assign(url)
    },
  })
}
