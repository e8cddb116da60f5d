/** What TeX calls characters that fonts have. */

const greek =
  'alpha α beta β gamma γ delta δ epsilon ϵ varepsilon ε zeta ζ eta η theta θ vartheta ϑ iota ι kappa κ lambda λ mu μ ' +
  'nu ν xi ξ pi π varpi ϖ rho ρ varrho ϱ sigma σ varsigma ς tau τ upsilon υ phi ϕ varphi φ chi χ psi ψ omega ω ' +
  'Gamma Γ Delta Δ Theta Θ Lambda Λ Xi Ξ Pi Π Sigma Σ Upsilon Υ Phi Φ Psi Ψ Omega Ω';
const relations =
  'le ≤ leq ≤ leqslant ≤ ge ≥ geq ≥ geqslant ≥ ne ≠ neq ≠ approx ≈ sim ∼ simeq ≃ cong ≅ equiv ≡ propto ∝ ll ≪ gg ≫ ' +
  'in ∈ notin ∉ ni ∋ subset ⊂ subseteq ⊆ supset ⊃ supseteq ⊇ lesssim ≲ gtrsim ≳ perp ⊥ parallel ∥ mid ∣ lt < gt > ' +
  'prec ≺ succ ≻ vdash ⊢ models ⊨';
const operators =
  'times × cdot · div ÷ pm ± mp ∓ ast ∗ star ⋆ circ ∘ bullet • oplus ⊕ otimes ⊗ cap ∩ cup ∪ setminus ∖ wedge ∧ land ∧ ' +
  'vee ∨ lor ∨ neg ¬ lnot ¬ sum ∑ prod ∏ int ∫ oint ∮ iint ∬ partial ∂ nabla ∇ dagger † ddagger ‡';
const arrows =
  'to → rightarrow → longrightarrow ⟶ gets ← leftarrow ← leftrightarrow ↔ Rightarrow ⇒ implies ⇒ Leftarrow ⇐ ' +
  'Leftrightarrow ⇔ iff ⇔ mapsto ↦ uparrow ↑ downarrow ↓ rightleftharpoons ⇌';
const others =
  'infty ∞ emptyset ∅ varnothing ∅ forall ∀ exists ∃ hbar ℏ ell ℓ Re ℜ Im ℑ aleph ℵ angle ∠ degree ° prime ′ ' +
  'ldots … dots … cdots ⋯ vdots ⋮ ddots ⋱ langle ⟨ rangle ⟩ lfloor ⌊ rfloor ⌋ lceil ⌈ rceil ⌉ lvert | rvert | vert | ' +
  'lVert ‖ rVert ‖ Vert ‖ lbrace { rbrace } backslash \\ AA Å aa å o ø O Ø ss ß ae æ AE Æ l ł L Ł';

/** From a line such as `alpha α beta β`. */
function pairs(line: string): Map<string, string> {
  const words = line.split(' ');
  return new Map(words.flatMap((name, index) => (index % 2 ? [] : [[name, words[index + 1] ?? '']])));
}

export const symbols = pairs([greek, relations, operators, arrows, others].join(' '));

/** Each is written after the letter that it belongs to. */
export const accents = pairs(
  'hat \u0302 widehat \u0302 bar \u0304 overline \u0304 tilde \u0303 widetilde \u0303 vec \u20d7 dot \u0307 ddot \u0308 ' +
    'acute \u0301 grave \u0300 check \u030c breve \u0306',
);

const zip = (from: string, to: string) => {
  const raised = [...to];
  return new Map([...from].map((letter, index) => [letter, raised[index] ?? '']));
};

export const superscripts = zip('0123456789+-−=()ni', '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁻⁼⁽⁾ⁿⁱ');
export const subscripts = zip('0123456789+-−=()aeijkmnopstx', '₀₁₂₃₄₅₆₇₈₉₊₋₋₌₍₎ₐₑᵢⱼₖₘₙₒₚₛₜₓ');
export const doubled = zip('CHNPQRZ', 'ℂℍℕℙℚℝℤ');
