import { accountWords } from '@/lib/content/account'

export function DownloadButton() {
  return (
    <form action="/api/account/data" method="post">
      <button type="submit" className="button button-secondary">
        {accountWords.download}
      </button>
    </form>
  )
}
