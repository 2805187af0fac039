import { candidatesWork } from '@/lib/content/candidates/candidates'
import { industries } from '@/lib/content/home/industries'

export function KindsOfWork() {
  return (
    <section className="band" aria-labelledby="work-heading">
      <div className="page">
        <h2 id="work-heading">{candidatesWork.heading}</h2>
        <p className="lead">{candidatesWork.intro}</p>
        <ul className="plain-list work-grid">
          {industries.map((industry) => (
            <li key={industry.name}>
              <h3>{industry.name}</h3>
              <p>{industry.text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
