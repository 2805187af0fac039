import { Fold } from '@/components/prose/fold'
import { candidatesWork } from '@/lib/content/candidates/candidates'
import { industries } from '@/lib/content/home/industries'

export function KindsOfWork() {
  return (
    <Fold summary={candidatesWork.heading}>
      <p>{candidatesWork.intro}</p>
      <ul className="plain-list work-grid">
        {industries.map((industry) => (
          <li key={industry.name}>
            <h3>{industry.name}</h3>
            <p>{industry.text}</p>
          </li>
        ))}
      </ul>
    </Fold>
  )
}
