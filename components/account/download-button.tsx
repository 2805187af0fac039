import { Button } from '@/components/ui/button'
import { accountWords } from '@/lib/content/account/account'

export function DownloadButton() {
  return (
    <form action="/api/account/data" method="post">
      <Button type="submit" look="secondary">
        {accountWords.download}
      </Button>
    </form>
  )
}
