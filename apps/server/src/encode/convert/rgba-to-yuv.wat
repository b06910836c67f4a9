;; RGBA to yuv420p as H.264 wants it: BT.709, limited range. See yuv-converter.ts for who calls it.
;;
;; Sixteen pixels of two rows at a time. A colour of 0 to 255 is held as 9.7 fixed point (times 128)
;; and multiplied by coefficients of Q15 (times 32768) with rounding, so that a result is at most a
;; hundredth of a level away from what exact arithmetic gives before it is rounded.
;;
;;   Y  = 16  + 219/255 * (0.2126 R + 0.7152 G + 0.0722 B)
;;   Cb = 128 + 224/255 * (B - Y') / 1.8556      of the average of 2 x 2 pixels
;;   Cr = 128 + 224/255 * (R - Y') / 1.5748
;;
;; The three coefficients of each chroma plane add up to nothing: grey stays exactly grey.
;; Width and height are even and at least 16 and 2. `convert` does not look at alpha: premultiplied pixels
;; are what they are over black. `lay` lets through what is there already, as much as alpha says.
(module
  (memory (import "frames" "memory") 1 65536 shared)

  ;; Eight values of one plane, as 16 bits each, out of the three colours of eight pixels as 9.7.
  (func $mix
    (param $r v128) (param $g v128) (param $b v128)
    (param $kr v128) (param $kg v128) (param $kb v128) (param $offset v128)
    (result v128)
    (i16x8.shr_u
      (i16x8.add
        (i16x8.add
          (i16x8.q15mulr_sat_s (local.get $r) (local.get $kr))
          (i16x8.q15mulr_sat_s (local.get $g) (local.get $kg)))
        (i16x8.add
          (i16x8.q15mulr_sat_s (local.get $b) (local.get $kb))
          (local.get $offset)))
      (i32.const 7)))

  ;; The average of eight 2 x 2 blocks of one colour, as 9.7: the sum of four, times 32.
  (func $average (param $upper v128) (param $lower v128) (result v128)
    (i16x8.shl
      (i16x8.add
        (i16x8.extadd_pairwise_i8x16_u (local.get $upper))
        (i16x8.extadd_pairwise_i8x16_u (local.get $lower)))
      (i32.const 5)))

  (func $even (param $a v128) (param $b v128) (result v128)
    (i8x16.shuffle 0 2 4 6 8 10 12 14 16 18 20 22 24 26 28 30 (local.get $a) (local.get $b)))

  (func $odd (param $a v128) (param $b v128) (result v128)
    (i8x16.shuffle 1 3 5 7 9 11 13 15 17 19 21 23 25 27 29 31 (local.get $a) (local.get $b)))

  ;; What of a plane is seen through eight values: `ground` as it is, `nothing` what stands for nothing in this
  ;; plane (16 or 128), `hold` how much is let through, of 255 (made a Q15 number). All of it leaves it as it is.
  (func $through (param $value v128) (param $ground v128) (param $nothing v128) (param $hold v128)
    (result v128)
    (i16x8.add
      (local.get $value)
      (i16x8.q15mulr_sat_s
        (i16x8.sub (local.get $ground) (local.get $nothing))
        (i16x8.add
          (i16x8.shl (local.get $hold) (i32.const 7))
          (i16x8.shr_u (local.get $hold) (i32.const 1))))))

  ;; Sixteen values of a row of the brightest plane, over those at `at`.
  (func $layLuma (param $at i32) (param $low v128) (param $high v128) (param $alpha v128)
    (local $ground v128) (local $hold v128) (local $nothing v128)
    (local.set $ground (v128.load (local.get $at)))
    (local.set $hold (v128.not (local.get $alpha)))
    (local.set $nothing (i16x8.splat (i32.const 16)))
    (v128.store
      (local.get $at)
      (i8x16.narrow_i16x8_u
        (call $through
          (local.get $low)
          (i16x8.extend_low_i8x16_u (local.get $ground))
          (local.get $nothing)
          (i16x8.extend_low_i8x16_u (local.get $hold)))
        (call $through
          (local.get $high)
          (i16x8.extend_high_i8x16_u (local.get $ground))
          (local.get $nothing)
          (i16x8.extend_high_i8x16_u (local.get $hold))))))

  ;; Eight values of one of the planes of colour, over those at `at`; `hold` is that of each four px.
  (func $layChroma (param $at i32) (param $value v128) (param $hold v128)
    (local.set $value
      (call $through
        (local.get $value)
        (i16x8.extend_low_i8x16_u (v128.load64_zero (local.get $at)))
        (i16x8.splat (i32.const 128))
        (local.get $hold)))
    (v128.store64_lane 0
      (local.get $at)
      (i8x16.narrow_i16x8_u (local.get $value) (local.get $value))))

  (func $anything (param $at i32) (result v128)
    (v128.or
      (v128.or (v128.load (local.get $at)) (v128.load offset=16 (local.get $at)))
      (v128.or (v128.load offset=32 (local.get $at)) (v128.load offset=48 (local.get $at)))))

  ;; Which of four px are not among the first `done` of a block; `first` is the number of the first of the four.
  (func $undone (param $first i32) (param $done i32) (result v128)
    (i32x4.ge_s
      (i32x4.add (v128.const i32x4 0 1 2 3) (i32x4.splat (local.get $first)))
      (i32x4.splat (local.get $done))))

  (func (export "convert")
    (param $from i32) (param $width i32) (param $height i32) (param $to i32)
    (call $run
      (local.get $from) (local.get $width) (local.get $height) (local.get $to) (i32.const 0)))

  (func (export "lay")
    (param $from i32) (param $width i32) (param $height i32) (param $to i32)
    (call $run
      (local.get $from) (local.get $width) (local.get $height) (local.get $to) (i32.const 1)))

  (func $run
    (param $from i32) (param $width i32) (param $height i32) (param $to i32) (param $lays i32)
    (local $done i32) (local $alpha0 v128) (local $alpha1 v128)
    (local $stride i32) (local $half i32) (local $lastX i32) (local $x i32) (local $row i32)
    (local $upper i32) (local $lower i32) (local $y i32) (local $u i32) (local $v i32)
    (local $a v128) (local $b v128) (local $c v128) (local $d v128)
    (local $r0 v128) (local $g0 v128) (local $b0 v128)
    (local $r1 v128) (local $g1 v128) (local $b1 v128)
    (local $times128 v128) (local $lumaOffset v128) (local $chromaOffset v128)
    (local $yr v128) (local $yg v128) (local $yb v128)
    (local $ur v128) (local $ug v128) (local $ub v128)
    (local $vr v128) (local $vg v128) (local $vb v128)
    ;; Held in registers: constants written in the loop would be made anew for every block.
    (local.set $times128 (i8x16.splat (i32.const 128)))
    (local.set $lumaOffset (i16x8.splat (i32.const 2112)))    ;;  16.5 as 9.7
    (local.set $chromaOffset (i16x8.splat (i32.const 16448))) ;; 128.5 as 9.7
    (local.set $yr (i16x8.splat (i32.const 5983)))
    (local.set $yg (i16x8.splat (i32.const 20127)))
    (local.set $yb (i16x8.splat (i32.const 2032)))
    (local.set $ur (i16x8.splat (i32.const -3298)))
    (local.set $ug (i16x8.splat (i32.const -11094)))
    (local.set $ub (i16x8.splat (i32.const 14392)))
    (local.set $vr (i16x8.splat (i32.const 14392)))
    (local.set $vg (i16x8.splat (i32.const -13073)))
    (local.set $vb (i16x8.splat (i32.const -1319)))

    (local.set $stride (i32.shl (local.get $width) (i32.const 2)))
    (local.set $half (i32.shr_u (local.get $width) (i32.const 1)))
    (local.set $lastX (i32.sub (local.get $width) (i32.const 16)))
    (local.set $y (local.get $to))
    (local.set $u (i32.add (local.get $to) (i32.mul (local.get $width) (local.get $height))))
    (local.set $v
      (i32.add
        (local.get $u)
        (i32.mul (local.get $half) (i32.shr_u (local.get $height) (i32.const 1)))))

    (loop $rows
      (local.set $x (i32.const 0))
      (local.set $done (i32.const 0))
      (loop $columns
       (block $next
        (local.set $upper (i32.add (local.get $from) (i32.shl (local.get $x) (i32.const 2))))
        (local.set $lower (i32.add (local.get $upper) (local.get $stride)))

        ;; Most of what lies in front of something is nothing.
        (br_if $next
          (i32.and
            (local.get $lays)
            (i32.eqz
              (v128.any_true
                (v128.or
                  (call $anything (local.get $upper))
                  (call $anything (local.get $lower)))))))

        ;; The upper row, taken apart: even bytes are red and blue, odd ones green and alpha.
        (local.set $a (v128.load (local.get $upper)))
        (local.set $b (v128.load offset=16 (local.get $upper)))
        (local.set $c (v128.load offset=32 (local.get $upper)))
        (local.set $d (v128.load offset=48 (local.get $upper)))
        (if (local.get $done)
          (then
            (local.set $a (v128.and (local.get $a) (call $undone (i32.const 0) (local.get $done))))
            (local.set $b (v128.and (local.get $b) (call $undone (i32.const 4) (local.get $done))))
            (local.set $c (v128.and (local.get $c) (call $undone (i32.const 8) (local.get $done))))
            (local.set $d (v128.and (local.get $d) (call $undone (i32.const 12) (local.get $done))))))
        (local.set $alpha0
          (call $odd
            (call $odd (local.get $a) (local.get $b))
            (call $odd (local.get $c) (local.get $d))))
        (local.set $g0
          (call $even
            (call $odd (local.get $a) (local.get $b))
            (call $odd (local.get $c) (local.get $d))))
        (local.set $a (call $even (local.get $a) (local.get $b)))
        (local.set $c (call $even (local.get $c) (local.get $d)))
        (local.set $r0 (call $even (local.get $a) (local.get $c)))
        (local.set $b0 (call $odd (local.get $a) (local.get $c)))

        ;; The lower row.
        (local.set $a (v128.load (local.get $lower)))
        (local.set $b (v128.load offset=16 (local.get $lower)))
        (local.set $c (v128.load offset=32 (local.get $lower)))
        (local.set $d (v128.load offset=48 (local.get $lower)))
        (if (local.get $done)
          (then
            (local.set $a (v128.and (local.get $a) (call $undone (i32.const 0) (local.get $done))))
            (local.set $b (v128.and (local.get $b) (call $undone (i32.const 4) (local.get $done))))
            (local.set $c (v128.and (local.get $c) (call $undone (i32.const 8) (local.get $done))))
            (local.set $d (v128.and (local.get $d) (call $undone (i32.const 12) (local.get $done))))))
        (local.set $alpha1
          (call $odd
            (call $odd (local.get $a) (local.get $b))
            (call $odd (local.get $c) (local.get $d))))
        (local.set $g1
          (call $even
            (call $odd (local.get $a) (local.get $b))
            (call $odd (local.get $c) (local.get $d))))
        (local.set $a (call $even (local.get $a) (local.get $b)))
        (local.set $c (call $even (local.get $c) (local.get $d)))
        (local.set $r1 (call $even (local.get $a) (local.get $c)))
        (local.set $b1 (call $odd (local.get $a) (local.get $c)))

        (if (local.get $lays)
          (then
            (call $layLuma
              (i32.add (local.get $y) (local.get $x))
              (call $mix
                (i16x8.extmul_low_i8x16_u (local.get $r0) (local.get $times128))
                (i16x8.extmul_low_i8x16_u (local.get $g0) (local.get $times128))
                (i16x8.extmul_low_i8x16_u (local.get $b0) (local.get $times128))
                (local.get $yr) (local.get $yg) (local.get $yb) (local.get $lumaOffset))
              (call $mix
                (i16x8.extmul_high_i8x16_u (local.get $r0) (local.get $times128))
                (i16x8.extmul_high_i8x16_u (local.get $g0) (local.get $times128))
                (i16x8.extmul_high_i8x16_u (local.get $b0) (local.get $times128))
                (local.get $yr) (local.get $yg) (local.get $yb) (local.get $lumaOffset))
              (local.get $alpha0))
            (call $layLuma
              (i32.add (i32.add (local.get $y) (local.get $width)) (local.get $x))
              (call $mix
                (i16x8.extmul_low_i8x16_u (local.get $r1) (local.get $times128))
                (i16x8.extmul_low_i8x16_u (local.get $g1) (local.get $times128))
                (i16x8.extmul_low_i8x16_u (local.get $b1) (local.get $times128))
                (local.get $yr) (local.get $yg) (local.get $yb) (local.get $lumaOffset))
              (call $mix
                (i16x8.extmul_high_i8x16_u (local.get $r1) (local.get $times128))
                (i16x8.extmul_high_i8x16_u (local.get $g1) (local.get $times128))
                (i16x8.extmul_high_i8x16_u (local.get $b1) (local.get $times128))
                (local.get $yr) (local.get $yg) (local.get $yb) (local.get $lumaOffset))
              (local.get $alpha1))
            (local.set $r0 (call $average (local.get $r0) (local.get $r1)))
            (local.set $g0 (call $average (local.get $g0) (local.get $g1)))
            (local.set $b0 (call $average (local.get $b0) (local.get $b1)))
            ;; How much four px let through together, rounded.
            (local.set $alpha0
              (i16x8.shr_u
                (i16x8.add
                  (i16x8.add
                    (i16x8.extadd_pairwise_i8x16_u (v128.not (local.get $alpha0)))
                    (i16x8.extadd_pairwise_i8x16_u (v128.not (local.get $alpha1))))
                  (i16x8.splat (i32.const 2)))
                (i32.const 2)))
            (call $layChroma
              (i32.add (local.get $u) (i32.shr_u (local.get $x) (i32.const 1)))
              (call $mix
                (local.get $r0) (local.get $g0) (local.get $b0)
                (local.get $ur) (local.get $ug) (local.get $ub) (local.get $chromaOffset))
              (local.get $alpha0))
            (call $layChroma
              (i32.add (local.get $v) (i32.shr_u (local.get $x) (i32.const 1)))
              (call $mix
                (local.get $r0) (local.get $g0) (local.get $b0)
                (local.get $vr) (local.get $vg) (local.get $vb) (local.get $chromaOffset))
              (local.get $alpha0))
            (br $next)))

        (v128.store
          (i32.add (local.get $y) (local.get $x))
          (i8x16.narrow_i16x8_u
            (call $mix
              (i16x8.extmul_low_i8x16_u (local.get $r0) (local.get $times128))
              (i16x8.extmul_low_i8x16_u (local.get $g0) (local.get $times128))
              (i16x8.extmul_low_i8x16_u (local.get $b0) (local.get $times128))
              (local.get $yr) (local.get $yg) (local.get $yb) (local.get $lumaOffset))
            (call $mix
              (i16x8.extmul_high_i8x16_u (local.get $r0) (local.get $times128))
              (i16x8.extmul_high_i8x16_u (local.get $g0) (local.get $times128))
              (i16x8.extmul_high_i8x16_u (local.get $b0) (local.get $times128))
              (local.get $yr) (local.get $yg) (local.get $yb) (local.get $lumaOffset))))
        (v128.store
          (i32.add (i32.add (local.get $y) (local.get $width)) (local.get $x))
          (i8x16.narrow_i16x8_u
            (call $mix
              (i16x8.extmul_low_i8x16_u (local.get $r1) (local.get $times128))
              (i16x8.extmul_low_i8x16_u (local.get $g1) (local.get $times128))
              (i16x8.extmul_low_i8x16_u (local.get $b1) (local.get $times128))
              (local.get $yr) (local.get $yg) (local.get $yb) (local.get $lumaOffset))
            (call $mix
              (i16x8.extmul_high_i8x16_u (local.get $r1) (local.get $times128))
              (i16x8.extmul_high_i8x16_u (local.get $g1) (local.get $times128))
              (i16x8.extmul_high_i8x16_u (local.get $b1) (local.get $times128))
              (local.get $yr) (local.get $yg) (local.get $yb) (local.get $lumaOffset))))

        (local.set $r0 (call $average (local.get $r0) (local.get $r1)))
        (local.set $g0 (call $average (local.get $g0) (local.get $g1)))
        (local.set $b0 (call $average (local.get $b0) (local.get $b1)))
        (local.set $a
          (i8x16.narrow_i16x8_u
            (call $mix
              (local.get $r0) (local.get $g0) (local.get $b0)
              (local.get $ur) (local.get $ug) (local.get $ub) (local.get $chromaOffset))
            (call $mix
              (local.get $r0) (local.get $g0) (local.get $b0)
              (local.get $vr) (local.get $vg) (local.get $vb) (local.get $chromaOffset))))
        (v128.store64_lane 0
          (i32.add (local.get $u) (i32.shr_u (local.get $x) (i32.const 1)))
          (local.get $a))
        (v128.store64_lane 1
          (i32.add (local.get $v) (i32.shr_u (local.get $x) (i32.const 1)))
          (local.get $a))

       )
        ;; On by sixteen pixels. What is left over at the end of a row is done together with some
        ;; that are done already, so that no width needs a second, slower way. Laid twice, they would show: those
        ;; that are done are taken for nothing.
        (if (i32.lt_u (local.get $x) (local.get $lastX))
          (then
            (local.set $x (i32.add (local.get $x) (i32.const 16)))
            (if (i32.gt_u (local.get $x) (local.get $lastX))
              (then
                (if (local.get $lays)
                  (then (local.set $done (i32.sub (local.get $x) (local.get $lastX)))))
                (local.set $x (local.get $lastX))))
            (br $columns))))

      (local.set $from (i32.add (local.get $from) (i32.shl (local.get $stride) (i32.const 1))))
      (local.set $y (i32.add (local.get $y) (i32.shl (local.get $width) (i32.const 1))))
      (local.set $u (i32.add (local.get $u) (local.get $half)))
      (local.set $v (i32.add (local.get $v) (local.get $half)))
      (local.set $row (i32.add (local.get $row) (i32.const 2)))
      (br_if $rows (i32.lt_u (local.get $row) (local.get $height))))))
