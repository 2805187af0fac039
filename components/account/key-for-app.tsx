import { twoStepWords } from '@/lib/content/account/account'

type Props = { picture: string; secret: string; address: string }

/** In groups of four, which are easier to type. */
const inGroups = (secret: string): string => secret.replace(/(.{4})(?=.)/g, '$1 ')

export function KeyForApp({ picture, secret, address }: Props) {
  return (
    <ol className="step-list">
      <li>
        <p>{twoStepWords.scan}</p>
        {/* eslint-disable-next-line @next/next/no-img-element -- a picture in its own address, made for this person alone */}
        <img src={picture} alt={twoStepWords.picture} width={240} height={240} className="account-picture" />
        <p>{twoStepWords.keyText}</p>
        <p>
          <code className="account-key">{inGroups(secret)}</code>
        </p>
        <p>
          <a href={address}>{twoStepWords.open}</a>
        </p>
      </li>
      <li>
        <p>{twoStepWords.then}</p>
      </li>
    </ol>
  )
}
