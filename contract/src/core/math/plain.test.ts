import { expect, test } from 'vitest';
import { plainMath } from './plain.ts';

test.each([
  [String.raw`$\alpha \le x^2$`, 'α ≤ x²'],
  [String.raw`CO$_2$ in $\mathbb{R}^{n+1}$`, 'CO₂ in ℝⁿ⁺¹'],
  ['$10^{-3}$ K at $T_c$', '10⁻³ K at T_c'],
  [String.raw`$$\frac{a+b}{2}$$`, '(a+b)/2'],
  [String.raw`\(\sqrt[3]{x} + \sqrt{a b}\)`, '³√x + √(a b)'],
  [String.raw`$K^+ \to \pi^+ \nu \bar{\nu}$`, 'K⁺ → π⁺ ν ν̄'],
  [String.raw`$\sin x$ and $\mathrm{SL}_2(\mathbb Z)$`, 'sin x and SL₂(ℤ)'],
  [String.raw`$90^\circ$`, '90°'],
  [String.raw`$\left\{x \mid f'(x) < 0\right\}$`, '{x ∣ f′(x) < 0}'],
  [String.raw`$\begin{pmatrix} a & b \end{pmatrix}$`, 'a b'],
  [String.raw`$\text{if } x^{\text{max}}$`, 'if x^max'],
  ['$5 and $10', '$5 and $10'],
  [String.raw`\$5`, '$5'],
  // Hostile or unfinished, and still only text.
  [String.raw`$\href{javascript:alert(1)}{x}$`, 'javascript:alert(1)x'],
  [String.raw`$\frac$`, '/'],
  ['$}x{$', 'x'],
  ['$x^$', 'x'],
  [String.raw`$\text{<b>}$`, '<b>'],
])('%s reads %s', (text, plain) => {
  expect(plainMath(text)).toBe(plain);
});

test('a formula of nothing but braces is read', () => {
  expect(plainMath(`$${'{'.repeat(1000)}x${'}'.repeat(900)}$`)).toBe('x');
});
